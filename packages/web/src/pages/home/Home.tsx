import { say } from '../../client/language.ts'
import { followed } from '../../client/router.ts'
import { EscapeHomeCard } from '../../escape/HomeCard.tsx'
import { StayAwayHomeCard } from '../../stay-away/HomeCard.tsx'
import { LanguageChoice, ProfileLink, ThemeButton, Wordmark } from '../../ui/controls.tsx'
import { useTitle } from '../../ui/useTitle.ts'
import { CodeField } from './CodeField.tsx'
import { NameField } from './NameField.tsx'
import { OpenTables } from './OpenTables.tsx'
import '../../styles/home.css'
import '../../styles/map.css'

export function Home() {
  const m = say()
  useTitle(m.titles.home)
  return (
    <div class="home">
      <header class="bar">
        <Wordmark />
        <div class="tools">
          <ProfileLink />
          <LanguageChoice />
          <ThemeButton />
        </div>
      </header>
      <main class="front">
        <section class="hero">
          <div class="top">
            <h1>{m.home.claim}</h1>
            <p class="lead">{m.home.lead}</p>
            <div class="joinrow">
              <NameField />
              <CodeField />
            </div>
          </div>
          <OpenTables />
          <a class="openfile" href="/replay" onClick={followed}>
            {m.home.openFile}
          </a>
        </section>
        <section class="games">
          <EscapeHomeCard />
          <StayAwayHomeCard />
        </section>
      </main>
    </div>
  )
}
