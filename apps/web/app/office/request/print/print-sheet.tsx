import { stageNameOf } from '@kakehashi/domain/request/stage'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useLingui } from '@lingui/react/macro'
import { useDates } from '../../../i18n/use-dates.ts'
import type { OfficeRequest } from '../../../request/request-views.ts'
import { workWords } from '../../../request/service-kind-texts.ts'
import { Slip } from '../../../request/slip/slip.tsx'
import { useLanguagePair } from '../../../request/use-language-pair.ts'
import { TranslatorName } from '../translator/translator.tsx'
import { useIsPrinting } from './use-is-printing.ts'

/** The request on one page of paper, printed instead of its screen. */
export function PrintSheet({ request }: { request: OfficeRequest }) {
  return useIsPrinting() ? <Sheet request={request} /> : null
}

function Sheet({ request }: { request: OfficeRequest }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { officeDate } = useDates()
  const { dueOn, neededBy, stage, email } = request
  return (
    <Slip
      request={request}
      title={stageNameOf(stage, request.serviceKind)[language]}
      more={[
        { label: t({ message: 'E-mail', context: 'form field' }), value: email },
        { label: t`Languages`, value: useLanguagePair(request) },
        { label: t`Needed by`, value: neededBy && officeDate(neededBy) },
        { label: t`Due`, value: dueOn && officeDate(dueOn) },
        {
          label: i18n._(workWords[request.serviceKind].person),
          value: <TranslatorName request={request} />,
        },
      ]}
    />
  )
}
