import { type Language, languageFacts, languages } from '@kakehashi/domain/language'
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
export function LanguageSwitch({ current, hrefIn, onChoose, className }: LanguageSwitchProps) {
  return languages
    .filter((language) => language !== current)
    .map((language) => {
      const { name } = languageFacts[language]
      const shared = {
        className: classNames(styles.switch, className),
        lang: language,
        onClick: () => onChoose?.(language),
      }
      return hrefIn ? (
        <a
          {...shared}
          key={language}
          href={hrefIn(language)}
          hrefLang={language}
          data-language={language}
        >
          {name}
        </a>
      ) : (
        <button {...shared} key={language} type="button">
          {name}
        </button>
      )
    })
}
