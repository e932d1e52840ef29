import type { Language } from '@selva/protocol'

/** Little words that a question has and its answer need not have, without accents. */
export const LITTLE_WORDS: Readonly<Record<Language, string>> = {
  en: 'a an the of to in on at by for with from and or not is are be am was were it its this that there do does did can could may must should will would has have had how what when where which who whom whose why if then i me my you your he she they them their we us our across after before into over through',
  it: 'un uno una il lo la i gli le l di del dello della dei degli delle d da dal dalla a al allo alla ai agli alle in nel nella nei nelle con su sul sulla per tra fra e ed o non e si sono sei ho ha hanno posso puo possono devo deve che chi cosa come quando dove quale quali quanto quanti perche se io mi tu ti lui lei ci vi mio tuo suo questo quello attraverso dopo prima fa fare',
  es: 'un una unos unas el la los las lo de del a al en con por para entre y e o u no es son esta estan ser hay he ha han puedo puede pueden debo debe que quien quienes como cuando donde cual cuales cuanto cuantos si yo me mi tu te se su sus este ese atraves traves despues antes hace hacer',
  pt: 'um uma uns umas o a os as de do da dos das d em no na nos nas num numa por pelo pela com para entre e ou nao sao esta estao ser ha ter tem posso pode podem devo deve que quem como quando onde qual quais quanto quantos se eu me meu tu te teu ele ela seu este esse atraves depois antes faz fazer',
}
