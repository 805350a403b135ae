import { type Language, languageFacts, languages } from '@kakehashi/domain/language'
import { Fragment } from 'react'
import { classNames } from '../class-names.ts'
import styles from './language-switch.module.css'

interface LanguageSwitchProps {
  current: Language
  /** The address of the page in another language; without it the switch is a button. */
  hrefIn?: ((language: Language) => string) | undefined
  onChoose?: ((language: Language) => void) | undefined
  className?: string | undefined
}

/** Names each other language in that language, so that its readers recognise it. */
export function LanguageSwitch({ current, ...choice }: LanguageSwitchProps) {
  const others = languages.filter((language) => language !== current)
  return others.map((language, index) => (
    <Fragment key={language}>
      {index > 0 && ' '}
      <Choice {...choice} language={language} />
    </Fragment>
  ))
}

type ChoiceProps = Omit<LanguageSwitchProps, 'current'> & { language: Language }

function Choice({ language, hrefIn, onChoose, className }: ChoiceProps) {
  const { name } = languageFacts[language]
  const shared = {
    className: classNames(styles.switch, className),
    lang: language,
    onClick: () => onChoose?.(language),
  }
  return hrefIn ? (
    <a {...shared} href={hrefIn(language)} hrefLang={language} data-language={language}>
      {name}
    </a>
  ) : (
    <button {...shared} type="button">
      {name}
    </button>
  )
}
