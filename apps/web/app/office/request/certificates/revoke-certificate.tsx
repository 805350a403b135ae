import type { CertificateView } from '@kakehashi/contract/requests/certificate-view'
import {
  revokeCertificateFields,
  revokeErasedFields,
} from '@kakehashi/contract/requests/certificates'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { TextField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRevokeCertificateMutation } from '../../../api/certificates-api.ts'
import { Refusal } from '../../../forms/refusal.tsx'
import { RemoveActions } from '../../../forms/remove-actions.tsx'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { isErased } from '../../../request/retention/is-erased.ts'
import type { OfficeRequest } from '../../../request/request-views.ts'

interface RevokeCertificateProps {
  request: OfficeRequest
  certificate: CertificateView
  onDone: (changed: RequestDetail) => void
  onClose: () => void
}

export function RevokeCertificate(props: RevokeCertificateProps) {
  const { request, certificate, onDone, onClose } = props
  const { t } = useLingui()
  const [revoke] = useRevokeCertificateMutation()
  const { code } = certificate
  const isKept = !isErased(request)
  const { field, formProps, isSending, refusal } = useSubmitForm({
    schema: isKept ? revokeCertificateFields : revokeErasedFields,
    startWith: { reason: '' },
    send: async (body) => {
      const ids = { requestId: request._id, certificateId: certificate._id }
      onDone(await revoke({ ...ids, ...body }).unwrap())
      showToast.success(t`Certificate revoked`)
    },
    idPrefix: 'revoke-certificate-',
  })
  return (
    <Form {...formProps}>
      <Refusal message={refusal} />
      {isKept ? (
        <>
          <p>
            <Trans>
              Whoever checks {code} is told from now on that it is not valid. This cannot be undone;
              your reason is shown to the office only.
            </Trans>
          </p>
          <TextField label={t`Reason`} autoComplete="off" maxLength={200} {...field('reason')} />
        </>
      ) : (
        <p>
          <Trans>
            Whoever checks {code} is told from now on that it is not valid. This cannot be undone. A
            reason is not kept, because the documents of this request are deleted.
          </Trans>
        </p>
      )}
      <RemoveActions isSending={isSending} onClose={onClose}>
        <Trans>REVOKE</Trans>
      </RemoveActions>
    </Form>
  )
}
