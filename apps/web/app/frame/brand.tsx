import type { Words } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'
import { BrandMark } from '@kakehashi/ui/brand-mark'
import { classNames } from '@kakehashi/ui/class-names'
import styles from './brand.module.css'
import { useLanguage } from '@kakehashi/ui/use-language'

const names: Words = { en: office.name, ja: office.nameJa }

/** Mark, name and where the office is; takes the colour of what it stands on. */
export function Brand({ className }: { className?: string | undefined }) {
  const language = useLanguage()
  return (
    <span className={classNames(styles['brand'], className)}>
      <BrandMark />
      <span>
        <b>{names[language]}</b>
        <small>{office.tagline[language]}</small>
      </span>
    </span>
  )
}
