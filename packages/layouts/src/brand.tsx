import { BrandMark } from '@kakehashi/ui/brand-mark'
import { classNames } from '@kakehashi/ui/class-names'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useOffice } from './office.tsx'
import { OfficeSeal } from './office-seal.tsx'
import styles from './brand.module.css'

/** Logo, name and place of the office, in the current text colour. */
export function Brand({ className }: { className?: string | undefined }) {
  const { name, tagline, logo } = useOffice()
  const language = useLanguage()
  return (
    <span className={classNames(styles.brand, className)}>
      {logo === 'seal' ? <OfficeSeal className={styles.seal} /> : <BrandMark />}
      <span>
        <b>{name[language]}</b>
        <small>{tagline[language]}</small>
      </span>
    </span>
  )
}
