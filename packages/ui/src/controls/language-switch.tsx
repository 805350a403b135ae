import { classNames } from '../class-names.ts'
import styles from './language-switch.module.css'

type Language = 'en' | 'ja'

const names: Record<Language, string> = { en: 'English', ja: '日本語' }

interface LanguageSwitchProps {
  current: Language
  /** The page in the other language; without it the switch is a button. */
  href?: string | undefined
  onChoose?: ((language: Language) => void) | undefined
  className?: string | undefined
}

/** Names the other language in that language, so that its readers recognise it. */
export function LanguageSwitch({ current, href, onChoose, className }: LanguageSwitchProps) {
  const other: Language = current === 'en' ? 'ja' : 'en'
  const shared = {
    className: classNames(styles.switch, className),
    lang: other,
    onClick: () => onChoose?.(other),
  }
  return href ? (
    <a {...shared} href={href} hrefLang={other} data-language={other}>
      {names[other]}
    </a>
  ) : (
    <button {...shared} type="button">
      {names[other]}
    </button>
  )
}
