/** The guided first game of Stay Away!. English is the source: the other catalogues have its type. */
export const en = {
  chapters: {
    human: {
      title: 'Find The Thing',
      steps: {
        welcome:
          'You’re human. One of the others is The Thing: it infects people by giving them cards. Find it and burn it.',
        ring: 'This is the ring. Bruno sits on your left, Diego on your right. Play goes clockwise, as the arrows show. There’s a barred door between Bruno and Carla.',
        hand: 'These are your cards. Only you see them. A turn has three steps: draw, play or discard, exchange. You’ve already drawn.',
        suspicion:
          'Take a look at a neighbour. Pick “Suspicion”, choose Diego, and play it. You’ll see one of his cards, at random.',
        saw: 'An “Infected!” card. If he drew it, it’s harmless. But The Thing always keeps some to give away. Remember Diego.',
        exchange:
          'Every turn ends with an exchange: you and the next player give each other a card, face down. Give Bruno a card, but keep “No thanks!”.',
        exchanged:
          'Your card for his, at the same moment. Only The Thing can infect you like this, by giving you “Infected!”. You got an Axe, so nothing happened.',
        door: 'Bruno discarded a card face down. Next he should exchange with Carla, but the door is in the way: no exchange.',
        panic:
          'Carla drew a Panic card. It takes effect at once: every door is gone. Then she exchanged with Diego. Only the two of them know which cards.',
        refuse: 'Now Diego offers you a card, and you’ve seen what he’s carrying. Answer with “No thanks!”.',
        refused: 'No card changed hands, and you drew a new one. No one learns what he offered.',
        burn: 'It’s your turn, and you’ve drawn a Flamethrower. Pick it, choose Diego, and play it.',
        won: 'He was The Thing. The surviving humans win. Carla had been infected, and you couldn’t see it. Now see what happens when you take such a card.',
      },
    },
    infected: {
      title: 'Be infected',
      steps: {
        welcome: 'You’re human again, in another game. It’s Diego’s turn, and he’ll end it by offering you a card.',
        answer: 'You have no card to refuse an exchange with. Pick a card and give it to Diego: you’ll get his.',
        infected:
          'It’s “Infected!”, and it came from The Thing: Diego. You’re no longer human. He knows it and you know it; the others only saw an exchange.',
        side: 'You’ve changed sides, for the rest of the game. You win if The Thing declares that no human is left. If The Thing is burned, you lose.',
        lose: 'Even if The Thing wins, you can lose: the last player to be infected never wins, and if no human is eliminated, The Thing wins alone. So stay in the game, and hope that the others don’t.',
        act: 'Your turn. Discard a card. You must keep one “Infected!” card: its lock says why.',
        quiet: 'Now exchange with Bruno. You can’t infect anyone: only The Thing can. Give him a harmless card.',
        lie: 'Bruno noticed nothing. In a real game you can lie now: tell the others that Diego gave you a Whisky, or accuse Carla. Next, you’ll be The Thing.',
      },
    },
    thing: {
      title: 'Be The Thing',
      steps: {
        welcome:
          'You’re The Thing. You know who is infected: Carla and Diego. Only Bruno is still human. When no human is left, you declare it and win.',
        act: 'You’ve drawn a card. Discard one, for example “No barbecue!”. Keep your “Infected!” cards.',
        infect: 'Now exchange with Bruno. Offer him “Infected!”.',
        infected:
          'He took it and gave you an Axe. Bruno is now infected. He knows it, and so do you. The others only saw an exchange.',
        declare:
          'No human is left. Declare it: the button is next to your role. On a phone, tap the people button at the top first.',
        won: 'You win, and you win alone, because no human was eliminated. If you declare too soon, the humans win. Now you know enough to play: every card explains what it does.',
      },
    },
  },
}

export type LessonWords = typeof en
