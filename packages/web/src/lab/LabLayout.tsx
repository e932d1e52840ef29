import type { ComponentChildren } from 'preact'
import { PageLayout } from '../ui/PageLayout.tsx'
import { labWords } from './words.ts'

/** The page of a game's lab. */
export function LabLayout({ lead, children }: { readonly lead: string; readonly children: ComponentChildren }) {
  const m = labWords()
  return (
    <PageLayout>
      <main class="sheetpage lab-page">
        <h1>{m.title}</h1>
        <p class="lead">{lead}</p>
        {children}
      </main>
    </PageLayout>
  )
}
