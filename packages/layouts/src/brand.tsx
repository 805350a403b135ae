import { BrandMark } from '@kakehashi/ui/brand-mark'
import { classNames } from '@kakehashi/ui/class-names'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useOffice } from './office.tsx'
import styles from './brand.module.css'

/** Mark, name and place of the office, in the current text colour. */
export function Brand({ className }: { className?: string | undefined }) {
  const { name, tagline } = useOffice()
  const language = useLanguage()
  return (
    <span className={classNames(styles.brand, className)}>
      <BrandMark />
      <span>
        <b>{name[language]}</b>
        <small>{tagline[language]}</small>
      </span>
    </span>
  )
}
