import type { ServiceView } from '@kakehashi/contract/services/services'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { useListAllServicesQuery } from '../../api/services-api.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import { Empty } from '@kakehashi/ui/empty'
import { rowSheet } from '@kakehashi/ui/row-link'
import { KeyboardRows } from '../keys/keyboard-rows.tsx'
import { CreateService } from './create-service.tsx'
import { Extras } from './extras.tsx'
import { ServiceRow } from './service-row.tsx'
import styles from './services.module.css'

export default function Services() {
  const { t } = useLingui()
  const query = useListAllServicesQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <OfficePage
      title={t`SERVICES`}
      back={{ to: '/admin/dashboard', label: <Trans>Dashboard</Trans> }}
      actions={<CreateService />}
      width="list"
    >
      <Loaded query={query} label={<Trans>Loading the services</Trans>} lines={8}>
        {(services) => (
          <KeyboardRows up="/admin/dashboard">
            <Groups services={services} />
          </KeyboardRows>
        )}
      </Loaded>
      <Extras />
    </OfficePage>
  )
}

/** Drafts first, withdrawn services last. */
function Groups({ services }: { services: readonly ServiceView[] }) {
  const withdrawn = services.filter(({ archivedAt }) => archivedAt !== undefined)
  const active = services.filter(({ archivedAt }) => archivedAt === undefined)
  const drafts = active.filter(({ isDraft }) => isDraft)
  const offered = active.filter(({ isDraft }) => !isDraft)
  if (services.length === 0) {
    return (
      <Empty title={<Trans>No services yet</Trans>} action={<CreateService />}>
        <Trans>
          Create the first service. Customers can request it once it has a name, a description and a
          price.
        </Trans>
      </Empty>
    )
  }
  return (
    <div className={styles.groups}>
      <Group title={<Trans>Drafts</Trans>} services={drafts} />
      <Group title={<Trans>Offered</Trans>} services={offered} />
      <Group title={<Trans>No longer offered</Trans>} services={withdrawn} />
    </div>
  )
}

function Group({ title, services }: { title: ReactNode; services: readonly ServiceView[] }) {
  const headingId = useId()
  if (services.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>
        {title} <span>{services.length}</span>
      </h2>
      <ul role="list" className={rowSheet}>
        {services.map((service) => (
          <li key={service._id}>
            <ServiceRow service={service} />
          </li>
        ))}
      </ul>
    </section>
  )
}
