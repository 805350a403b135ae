import { startPath } from '@kakehashi/contract/screen-paths'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from '@kakehashi/ui/link'
import { localPath } from '@kakehashi/contract/site-addresses'
import { useLanguage } from '@kakehashi/ui/use-language'
import { classNames } from '@kakehashi/ui/class-names'
import { Icon } from '@kakehashi/ui/icon'
import { CallUs } from '../../parts/call-us.tsx'
import styles from './head.module.css'
import { ButtonLink } from '@kakehashi/ui/button'

interface HeadProps {
  title: ReactNode
  lede: ReactNode
  /** The slug of the service in the request form. */
  service: string
  className?: string | undefined
}

/** Title, introduction and two links. The page decides the layout. */
export function Head({ title, lede, service, className }: HeadProps) {
  const language = useLanguage()
  return (
    <div className={classNames(styles.head, className)}>
      <Link className={styles.back} to={localPath('/services', language)}>
        <Icon name="left" />
        <Trans>All services</Trans>
      </Link>
      <h1>{title}</h1>
      <p className={styles.lede}>{lede}</p>
      <p className={styles.ways}>
        <RequestForm service={service} variant="seal" />
        <CallUs />
      </p>
    </div>
  )
}

/** Opens the request form with the service selected. */
export function RequestForm({ service, variant }: { service: string; variant: 'seal' | 'ink' }) {
  return (
    <ButtonLink to={`${startPath}?service=${service}`} variant={variant}>
      <Trans>REQUEST FORM</Trans>
    </ButtonLink>
  )
}
