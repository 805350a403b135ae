import type { ComponentType } from 'react'

interface LanguageChoiceProps {
  /** The address of the page. */
  path: string
  className?: string | undefined
}

/** Offers the other language: as a link on the site, as a button in the application. */
export type LanguageChoiceComponent = ComponentType<LanguageChoiceProps>
