import type { ServiceView } from '@kakehashi/contract/services/services'
import type { DocumentKey } from '@kakehashi/domain/documents/document-keys'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useUserInfo } from '../../session/use-user-info.ts'
import { useListServicesQuery } from '../../api/services-api.ts'
import { ColumnPage } from '../../layouts/column-page.tsx'
import { classNames } from '@kakehashi/ui/class-names'
import { Empty } from '@kakehashi/ui/empty'
import { Loaded } from '../../layouts/loaded.tsx'
import { type Draft, openDraft, readDraft } from './request-draft.ts'
import { RequestForm } from './request-form.tsx'
import styles from './request-form.module.css'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export default function SubmitRequest() {
  const { t } = useLingui()
  const services = useListServicesQuery()
  const person = useUserInfo()?._id
  return (
    <ColumnPage
      title={t`Request Form`}
      lede={
        <Trans>Tell us what you need and add your documents. Only the service is required.</Trans>
      }
      isWide
    >
      <div className={classNames(styles.place, services.isLoading && styles.room)}>
        <Loaded query={services} label={<Trans>Loading our services</Trans>} lines={9}>
          {(offered) =>
            offered.length === 0 || person === undefined ? (
              <NothingOffered />
            ) : (
              <NewOrder key={person} person={person} services={offered} />
            )
          }
        </Loaded>
      </div>
    </ColumnPage>
  )
}

interface NewOrderProps {
  person: string
  services: readonly ServiceView[]
}

function NewOrder({ person, services }: NewOrderProps) {
  const { t, i18n } = useLingui()
  const { search: link } = useLocation()
  const describeDocuments = (papers: readonly DocumentKey[]) =>
    [t`Please translate:`, ...papers.map((paper) => `- ${i18n._(documentLabels[paper])}`)].join(
      '\n',
    )
  const open = (saved: Draft | undefined, isAnew: boolean) => ({
    draft: openDraft({ saved, link, services, describeDocuments }),
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

/** The documents that a link can preselect. */
export const documentLabels: Readonly<Record<DocumentKey, MessageDescriptor>> = {
  affidavit: msg`Affidavit of competency to marry`,
  'birth-certificate': msg`Birth certificate`,
  'legal-capacity': msg`Certificate of legal capacity to marry`,
  'konin-todoke': msg`Konin-Todoke (marriage form)`,
  'marriage-certificate': msg`Marriage certificate`,
  'family-register': msg`Family register (koseki)`,
}
