// Package letters is Choose Your Words: seven card draw poker with letter
// cards, for 2 to 14 players. Who lays down the word that counts most takes
// the pot.
//
// A State takes Actions. Chance is a row of cards in an action: the cut for
// the first deal, the shuffled pack, a new stock; State.ToShuffle says what is
// to be shuffled. What a player may see is a View, and nothing else is given
// to screens and computer players.
//
// Table stakes: who cannot pay an amount in full is in with all he has and
// bets no more in this hand; the pot is paid in layers (see pot.go). A drawn
// layer is shared equally, what does not divide stays for the next hand.
package letters
