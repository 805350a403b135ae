import type { ComponentType } from 'react'

interface LanguageChoiceProps {
  /** The path of the current page. */
  path: string
  className?: string | undefined
}

/** Switches the language: a link on the site, a button in the application. */
export type LanguageChoiceComponent = ComponentType<LanguageChoiceProps>
