import type { EscapeScenarioWords } from './en.ts'

export const it: EscapeScenarioWords = {
  from: 'Basata su',
  codes: 'Regole di missione',
  zones: 'Zone',
  zonesHelp: 'Le zone per cui è pensata. L’host può sceglierne altre.',
  half: 'Metà di voi sono umani e metà alieni. Se siete in numero dispari, c’è un alieno in più.',
  solve: { on: 'Attivala', off: 'Disattivala', reset: 'Ripristina', zone: 'Togli la zona' },
  faults: {
    codeB6: (name, code) => `Serve «${name}» (${code}): senza umani nessuno potrebbe vincere.`,
    startsApart: 'Alcuni giocatori non potranno mai incontrarsi.',
    neverDealt: 'Nessuno riceverà mai questo personaggio: fa parte del secondo equipaggio.',
    noHatchCards: 'Non ci sono carte Scialuppa tra cui scegliere.',
    itemsNotFound: 'Nessuna carta dà oggetti, quindi nessuno ne riceverà.',
    itemsGone: 'Alcune carte danno oggetti, ma nel gioco non ce ne sono.',
    switchIdle: 'Con le altre regole non cambia nulla.',
    roundsShort: (n) =>
      n === 1
        ? 'Nessun umano può raggiungere una scialuppa in un round.'
        : `Nessun umano può raggiungere una scialuppa in ${n} round.`,
    zoneRefused: (zone) => `Con queste regole non si può giocare nella zona ${zone}.`,
    noZone: 'Con queste regole non si può giocare in nessuna zona ufficiale.',
  },
  refusals: {
    preset: 'non è una modalità.',
    code: 'questa regola di missione non esiste.',
    codeTwice: 'questa regola di missione compare due volte.',
    parameter: 'questa regola di missione richiede altre impostazioni.',
    switch: 'questa regola della casa non esiste.',
    switchValue: 'questa regola della casa non può avere questo valore.',
    deck: 'questo mazzo non esiste.',
    deckCard: 'questa carta non fa parte di questo mazzo.',
    deckCount: 'serve un numero da 0 a 99.',
    zones: 'serve un elenco di al massimo 20 zone.',
    other: 'questa voce non va qui.',
  },
}
