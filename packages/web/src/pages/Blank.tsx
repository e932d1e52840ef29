import { PageLayout } from '../ui/PageLayout.tsx'

/** While a page is on its way. */
export const Blank = () => (
  <PageLayout>
    <main class="plainpage" aria-busy="true" />
  </PageLayout>
)
