import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** A section is being read while it crosses a line in the upper part of the window. */
const READ = '-10% 0px -85% 0px'

/** The id of the heading of the section that is being read; empty before there is one. */
export function useSectionInView(text: RefObject<HTMLElement | null>): ReadonlySignal<string> {
  const read = useSignal('')
  useEffect(() => {
    const sections = text.current?.querySelectorAll(':scope > section') ?? []
    const observer = new IntersectionObserver(
      (changes) => {
        const entered = changes.findLast(({ isIntersecting }) => isIntersecting)
        if (entered !== undefined) read.value = entered.target.querySelector('h2')?.id ?? ''
      },
      { rootMargin: READ },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [])
  return read
}
