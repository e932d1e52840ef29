/** The guided first game of Stay Away!. English is the source: the other catalogues have its type. */
export const en = {
  chapters: {
    human: {
      title: 'Find The Thing',
      steps: {
        welcome:
          'You are human. One of the others is The Thing: it infects people by handing them cards. Find it and burn it.',
        ring: 'This is the ring. Bruno sits to your left, Diego to your right. Play goes clockwise, as the arrows show. Between Bruno and Carla there is a barred door.',
        hand: 'These are your cards; only you see them. A turn has three steps: draw, play or discard, exchange. You have drawn already.',
        suspicion:
          'Take a look at a neighbour. Pick Suspicion, point at Diego, and play it: you will see one of his cards, drawn at random.',
        saw: 'An Infected! card. Holding one is harmless if it was drawn. But The Thing always keeps some to give away. Remember Diego.',
        exchange:
          'Every turn ends with an exchange: you and the next player give each other a card, face down. Give Bruno a card. Keep No thanks! for yourself.',
        exchanged:
          'Your card for his, at the same moment. Only The Thing can infect you this way, by giving you an Infected!. You got an Axe: nothing has happened.',
        door: 'Bruno discarded a card, unseen. Then he should exchange with Carla, but the door stands between them: no exchange.',
        panic:
          'Carla drew a Panic card: it happens at once, and every door fell. Then she exchanged with Diego. What he gave her, only the two of them know.',
        refuse: 'Now Diego offers you a card. You have seen what he carries. Answer with No thanks!',
        refused: 'No card changed hands, and you drew a new one. Nobody learns what the offer was.',
        burn: 'Your turn, and you have drawn a Flamethrower. Pick it, point at Diego, and play it.',
        won: 'It was The Thing: the living humans win. Carla had been infected, and you could not see it. Now be The Thing yourself.',
      },
    },
    thing: {
      title: 'Be The Thing',
      steps: {
        welcome:
          'You are The Thing. You know who is infected: Carla and Diego. Only Bruno is still human. When nobody is, you declare it, and win.',
        act: 'You have drawn. Discard a card, for example No barbecue! Keep your Infected! cards.',
        infect: 'Now the exchange with Bruno. Offer him an Infected!',
        infected:
          'He took it, and gave you an Axe. Bruno is infected now: he knows it, and you do. Nobody else saw anything but an exchange.',
        declare:
          'No human is left. Declare it: the button is beside your role; on a phone, open your role with the people button at the top.',
        won: 'You win, and alone, because no human was lost on the way. Declare too early, and the humans win. You know enough to play: every card explains itself.',
      },
    },
  },
}

export type LessonWords = typeof en
