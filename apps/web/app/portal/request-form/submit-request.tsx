import type { ServiceView } from '@kakehashi/contract/services/services'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { hasFirstView } from '../../forms/early-input.ts'
import { useUserInfo } from '../../session/use-user-info.ts'
import { preloadServices, useListServicesQuery } from '../../api/services-api.ts'
import { ColumnPage } from '../../layouts/column-page.tsx'
import { classNames } from '@kakehashi/ui/class-names'
import { Empty } from '@kakehashi/ui/empty'
import { Loaded } from '../../layouts/loaded.tsx'
import { type Draft, readDraft } from './request-draft.ts'
import { RequestForm } from './request-form.tsx'
import styles from './request-form.module.css'
import { useOpenDraft } from './use-open-draft.ts'
import { WithVisitorRequest } from './with-visitor-request.tsx'

export default function SubmitRequest() {
  const services = useListServicesQuery()
  const person = useUserInfo()?._id
  return (
    <RequestFormPage isLoading={services.isLoading}>
      <Loaded query={services} label={<Trans>Loading our services</Trans>} lines={9}>
        {(offered) =>
          offered.length === 0 || person === undefined ? (
            <NothingOffered />
          ) : (
            <WithVisitorRequest key={person} person={person}>
              <NewOrder person={person} services={offered} />
            </WithVisitorRequest>
          )
        }
      </Loaded>
    </RequestFormPage>
  )
}

// With a first view, the services are loaded before the screen takes its place.
export async function clientLoader() {
  if (hasFirstView()) await preloadServices()
  return null
}

interface RequestFormPageProps {
  isLoading?: boolean
  children: ReactNode
}

export function RequestFormPage({ isLoading = false, children }: RequestFormPageProps) {
  const { t } = useLingui()
  return (
    <ColumnPage
      title={t`Request Form`}
      lede={
        <Trans>Tell us what you need and add your documents. Only the service is required.</Trans>
      }
      isWide
    >
      <div className={classNames(styles.place, isLoading && styles.room)}>{children}</div>
    </ColumnPage>
  )
}

interface NewOrderProps {
  person: string
  services: readonly ServiceView[]
}

function NewOrder({ person, services }: NewOrderProps) {
  const openDraft = useOpenDraft(services)
  const open = (saved: Draft | undefined, isAnew: boolean) => ({
    draft: openDraft(saved),
    isRestored: saved !== undefined,
    isAnew,
  })
  const [opened, setOpened] = useState(() => open(readDraft(person), false))

  return (
    <RequestForm
      // A form that is started over shares no state with the one before.
      key={opened.draft.key}
      {...opened}
      person={person}
      services={services}
      onStartOver={() => setOpened(open(undefined, true))}
    />
  )
}

function NothingOffered() {
  return (
    <Empty
      title={<Trans>You cannot send a request online at the moment</Trans>}
      action={
        <a href="/contact">
          <Trans>Contact Us</Trans>
        </a>
      }
    >
      <Trans>Call us, write to us or visit our office.</Trans>
    </Empty>
  )
}
