import { useDates } from '../i18n/use-dates.ts'
import type { DeskRequest } from '../request/request-views.ts'
import type { FileView } from '@kakehashi/contract/documents/file-view'
import { leaveWhileUploading } from '../request/uploads/pdf-field.tsx'
import { TemplateLinks } from '../request/paper-templates/template-links.tsx'
import {
  deskPath,
  deskTemplatePath,
  requestPath,
  stagePath,
} from '@kakehashi/contract/screen-paths'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { errorMessage } from '../api/client/base-api.ts'
import { useGetRequestQuery } from '../api/requests-api.ts'
import { useUnsavedChanges } from '../forms/use-unsaved-changes.tsx'
import { lastFirst } from '@kakehashi/domain/people/people'
import { Loaded } from '../layouts/loaded.tsx'
import { isRefused, RefusedRequest } from '../errors/refused-request.tsx'
import { OfficePage } from '../layouts/office-page.tsx'
import { useIsMounted } from '@kakehashi/ui/use-is-mounted'
import { AgainLink } from '../request/again/again-links.tsx'
import { NamesPanel } from '../request/names/names-panel.tsx'
import { ProofPanel } from '../request/proof/proof-panel.tsx'
import { LookUp } from '../request/glossary/look-up.tsx'
import { Notes } from '../request/notes/notes.tsx'
import { Preview } from '../request/preview/preview.tsx'
import { workWords } from '../request/service-kind-texts.ts'
import { useServiceName } from '../request/service-name.tsx'
import { SubmittedDetails } from '../request/submitted-details.tsx'
import { TranslationForm } from '../request/documents/translation-form.tsx'
import { Alert } from '@kakehashi/ui/alert'
import type { Route } from './+types/request'
import { Progress } from './progress.tsx'
import { DueDay } from './due-day.tsx'
import { AcceptOrDecline } from './accept-or-decline.tsx'
import { AskOffice } from './ask-office.tsx'
import { EarlierTranslation } from './earlier-translation.tsx'
import { OwnPay } from './pay/own-pay.tsx'
import { ReturnedNote } from './returned-note.tsx'
import { Withdraw } from './withdraw.tsx'
import styles from './request.module.css'
import { useTask } from './use-task.ts'

const back = { to: '/desk', label: <Trans>My desk</Trans> }

export default function DeskRequest({ params }: Route.ComponentProps) {
  const { t } = useLingui()
  const { currentData: request, ...query } = useGetRequestQuery(params.id, {
    refetchOnMountOrArgChange: true,
  })
  if (isRefused(query.error)) {
    return <RefusedRequest error={query.error} frame="office" back={back} />
  }
  if (!request) {
    return (
      <OfficePage title={t`My desk`} back={back}>
        <Loaded
          query={{ ...query, data: undefined }}
          label={<Trans>Loading the request</Trans>}
          lines={12}
        >
          {() => null}
        </Loaded>
      </OfficePage>
    )
  }
  // Office staff open the full request screen instead.
  if (request.reader === 'office') {
    return <Navigate to={stagePath(request.stage, request._id)} replace />
  }
  if (request.reader === 'customer') return <Navigate to={requestPath(request._id)} replace />
  return (
    <Assigned
      key={request._id}
      request={request}
      trouble={
        query.error !== undefined && (
          <Alert kind="error" onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
            {errorMessage(query.error)}
          </Alert>
        )
      }
    />
  )
}

interface AssignedProps {
  request: DeskRequest
  /** An error from a background refetch, shown above the request that is already loaded. */
  trouble: ReactNode
}

function Assigned({ request, trouble }: AssignedProps) {
  const { name } = useServiceName(request)
  const files = [...request.documents, ...useTranslations(request)]
  return (
    <OfficePage
      title={name}
      back={back}
      facts={
        <>
          <span>{request.orderNumber}</span>
          {request.again && (
            <span>
              <Trans>Again:</Trans> <AgainLink again={request.again} pathOf={deskPath} />
            </span>
          )}
        </>
      }
      actions={<DueDay request={request} />}
    >
      {trouble}
      <Progress request={request} />
      <div className={styles.bench}>
        <div className={styles.right}>
          <Work request={request} />
          {request.proof !== undefined && <ProofPanel requestId={request._id} />}
          {request.serviceKind === 'translation' && <NamesPanel requestId={request._id} />}
        </div>
        <section className={styles.papers} aria-labelledby="papers">
          <h2 id="papers">
            <Trans>Documents</Trans>
          </h2>
          <Preview files={files} serviceKind={request.serviceKind} />
        </section>
        <div className={styles.side}>
          <LookUp request={request} />
          <Submitted request={request} />
          <Notes request={request} deskForm={<AskOffice request={request} />} />
        </div>
      </div>
    </OfficePage>
  )
}

/** A file that was taken back stays visible, but nobody should take it for the current one. */
function useTranslations({ translations }: DeskRequest): FileView[] {
  const { t } = useLingui()
  return translations.map((file) => {
    const { name, withdrawnAt } = file
    return withdrawnAt === undefined ? file : { ...file, name: t`${name} (withdrawn)` }
  })
}

/** Includes the spelling of the names, which the translation must follow. */
function Submitted({ request }: { request: DeskRequest }) {
  const { t } = useLingui()
  const { officeDate } = useDates()
  const { nameJa, nameKana, middleName, createdAt } = request
  return (
    <SubmittedDetails
      request={request}
      layout="compact"
      before={[
        { label: t`Customer`, value: lastFirst(request) },
        { label: t`Middle name`, value: middleName },
        { label: t`Name in Japanese`, value: nameJa && <span lang="ja">{nameJa}</span> },
        { label: t`Reading in kana`, value: nameKana && <span lang="ja">{nameKana}</span> },
      ]}
      after={[
        {
          label: t`Received on`,
          value: <time dateTime={createdAt}>{officeDate(createdAt)}</time>,
        },
      ]}
    />
  )
}

function Work({ request }: { request: DeskRequest }) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const isHere = useIsMounted()
  const [isWaiting, setWaiting] = useState(false)
  const { question } = useUnsavedChanges(isWaiting, leaveWhileUploading)
  const { what } = useTask(request)
  const canSubmit = request.can.includes('submitTranslation')
  return (
    <section className={styles.work} aria-labelledby="work">
      <h2 id="work">{what}</h2>
      <OwnPay requestId={request._id} />
      <AcceptOrDecline request={request} />
      {canSubmit && <ReturnedNote request={request} />}
      {canSubmit && (
        <EarlierTranslation request={request} onSubmitted={() => isHere() && navigate('/desk')} />
      )}
      {canSubmit && (
        <TranslationForm
          request={request}
          hint={i18n._(workWords[request.serviceKind].goesToReview)}
          onWaiting={setWaiting}
          onSubmitted={() => isHere() && navigate('/desk')}
        />
      )}
      {canSubmit && request.serviceKind === 'translation' && (
        <TemplateLinks
          requestId={request._id}
          documents={request.documents}
          pathOf={(document) => deskTemplatePath(request._id, document)}
        />
      )}
      <Withdraw request={request} />
      {question}
    </section>
  )
}
