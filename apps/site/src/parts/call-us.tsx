import { office } from '@kakehashi/domain/office'
import { Icon } from '@kakehashi/ui/icon'
import styles from './call-us.module.css'

/** Beside the red button, for people who prefer to call. */
export function CallUs() {
  return (
    <a className={styles.call} href={`tel:${office.phone.replaceAll('-', '')}`}>
      <Icon name="phone" />
      {office.phone}
    </a>
  )
}
