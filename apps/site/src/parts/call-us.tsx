import { useOffice } from '@kakehashi/layouts/office'
import { Icon } from '@kakehashi/ui/icon'
import styles from './call-us.module.css'

/** Beside the red button, for people who prefer to call. */
export function CallUs() {
  const { phone } = useOffice()
  return (
    <a className={styles.call} href={`tel:${phone.replaceAll('-', '')}`}>
      <Icon name="phone" />
      {phone}
    </a>
  )
}
