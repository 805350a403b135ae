import type { CertificateView } from '@kakehashi/contract/requests/certificate-view'
import { certificateFields } from '@kakehashi/contract/requests/certificates'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { documentLanguages } from '@kakehashi/domain/request/submitted-details'
import { Button } from '@kakehashi/ui/button'
import { DialogActions } from '@kakehashi/ui/dialog'
import { SelectField, TextField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useIssueCertificateMutation } from '../../../api/certificates-api.ts'
import { useListServicesQuery } from '../../../api/services-api.ts'
import { Refusal } from '../../../forms/refusal.tsx'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { documentLanguageLabels } from '../../../request/request-labels.ts'
import type { OfficeRequest } from '../../../request/request-views.ts'
import styles from './certificates.module.css'

interface IssueCertificateProps {
  request: OfficeRequest
  /** The newest one, which the new one replaces. */
  replaced: CertificateView | undefined
  onDone: (changed: RequestDetail) => void
  onClose: () => void
}

/** What the server cannot know. It counts the pages and names translator and reviewer itself. */
export function IssueCertificate({ request, replaced, onDone, onClose }: IssueCertificateProps) {
  const { t, i18n } = useLingui()
  const [issue] = useIssueCertificateMutation()
  const { data: services } = useListServicesQuery()
  const { translator, reviewer } = request.signers ?? {}
  const service = services?.find(({ _id }) => _id === request.service)
  const { field, formProps, isSending, refusal } = useSubmitForm({
    schema: certificateFields,
    startWith: {
      documentName: replaced?.documentName ?? request.requestItem,
      documentNameJa: replaced ? (replaced.documentNameJa ?? '') : (service?.nameJa ?? ''),
      person: replaced?.person ?? '',
      fromLanguage: replaced?.fromLanguage ?? request.fromLanguage ?? 'en',
      toLanguage: replaced?.toLanguage ?? request.toLanguage ?? 'ja',
    },
    send: async (body) => {
      const { _id: requestId, version } = request
      onDone(await issue({ requestId, version, ...body }).unwrap())
      showToast.success(t`Certificate issued`)
    },
    idPrefix: 'certificate-',
  })
  const languages = documentLanguages.map((value) => ({
    value,
    label: i18n._(documentLanguageLabels[value]),
  }))
  return (
    <Form {...formProps}>
      <Refusal message={refusal} />
      {replaced?.state === 'valid' && (
        <p>
          <Trans>
            The certificate {replaced.code} is then no longer valid, and the new one says that it
            replaces it.
          </Trans>
        </p>
      )}
      <p>
        {translator === undefined ? (
          <Trans>Translator: nobody is named</Trans>
        ) : (
          <Trans>Translator: {translator}</Trans>
        )}
        <br />
        {reviewer === undefined ? (
          <Trans>Second reader: nobody is named</Trans>
        ) : (
          <Trans>Second reader: {reviewer}</Trans>
        )}
      </p>
      <TextField
        label={t`Name of the document`}
        autoComplete="off"
        maxLength={120}
        {...field('documentName')}
      />
      <TextField
        label={t`Name of the document in Japanese`}
        isOptional
        lang="ja"
        autoComplete="off"
        maxLength={120}
        {...field('documentNameJa')}
      />
      <TextField
        label={t`Person concerned`}
        hint={t`As in the document. It stands on the certificate only, and is deleted with the documents.`}
        isOptional
        autoComplete="off"
        maxLength={120}
        {...field('person')}
      />
      <div className={styles.pair}>
        <SelectField label={t`Translated from`} options={languages} {...field('fromLanguage')} />
        <SelectField label={t`Translated into`} options={languages} {...field('toLanguage')} />
      </div>
      <DialogActions>
        <Button variant="line" aria-disabled={isSending} onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" isBusy={isSending} busyLabel={t`Signing`}>
          <Trans>ISSUE AND SIGN</Trans>
        </Button>
      </DialogActions>
    </Form>
  )
}
