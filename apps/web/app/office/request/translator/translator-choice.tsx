import type { StageFormProps } from '../commands/use-request-commands.tsx'
import type { UserView } from '@kakehashi/contract/accounts/users'
import { Trans, useLingui } from '@lingui/react/macro'
import { z } from 'zod'
import { Refusal } from '../../../forms/refusal.tsx'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Loaded } from '../../../layouts/loaded.tsx'
import { Button } from '@kakehashi/ui/button'
import { SelectField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { useAllTranslators } from '../../translators/use-all-translators.ts'
import { useTranslatorOptions } from '../../translators/use-translator-options.ts'
import styles from '../decision-panel.module.css'
import { AgreedPay } from '../pay/agreed-pay.tsx'
import { TranslatorLine } from './translator.tsx'
import { workWords } from '../../../request/service-kind-texts.ts'
import { useEditSession } from '../../../forms/use-edit-session.ts'

/** Shows the translator to everyone; owners and delegated admins can change it. */
export function TranslatorChoice({ request, commands }: StageFormProps) {
  return (
    <>
      <TranslatorLine request={request} />
      <ChangeTranslator request={request} commands={commands} />
      <WhoAssigns request={request} />
    </>
  )
}

/** For a clerk who finds nobody assigned and cannot change it. */
function WhoAssigns({ request }: Pick<StageFormProps, 'request'>) {
  const { i18n } = useLingui()
  const { can, translator, closedAt, serviceKind } = request
  if (can.includes('assignTranslator') || translator || closedAt) return null
  return <p className={styles.hint}>{i18n._(workWords[serviceKind].whoAssigns)}</p>
}

/** Renders nothing for users who may not assign a translator. */
export function ChangeTranslator({ request, commands }: StageFormProps) {
  return (
    request.can.includes('assignTranslator') && (
      <>
        <Choice request={request} commands={commands} />
        <AgreedPay request={request} />
      </>
    )
  )
}

function Choice({ request, commands }: StageFormProps) {
  const query = useAllTranslators()
  return (
    <Loaded query={query} label={<Trans>Loading the translators</Trans>} lines={2}>
      {({ pages }) => (
        <ChoiceForm
          request={request}
          commands={commands}
          people={pages.flatMap(({ items }) => items)}
        />
      )}
    </Loaded>
  )
}

const choiceBody = z.object({ translator: z.string().min(1, { error: 'translator-required' }) })

function ChoiceForm({ request, commands, people }: StageFormProps & { people: UserView[] }) {
  const { t } = useLingui()
  const startWith = { translator: request.translator ?? '' }
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: choiceBody,
    startWith,
    send: async ({ translator }) => {
      await commands.run.send({ kind: 'assignTranslator', translator }, 'translator')
      session.markSaved()
      showToast.success(i18n._(words.updated))
    },
    refusedAt: { 'translator-unfit': 'translator' },
    idPrefix: 'assign-',
  })
  const session = useEditSession({
    edits: commands.edits,
    name: 'translator',
    form,
    values: startWith,
  })
  const options = useTranslatorOptions(people, [request])
  // The current translator may have lost the role or be on a later page.
  const { translator, translatorName = '' } = request
  if (translator && !options.some(({ value }) => value === translator)) {
    options.unshift({ value: translator, label: translatorName })
  }
  const { i18n } = useLingui()
  const words = workWords[request.serviceKind]
  return (
    <Form {...formProps} className={styles.form}>
      <Refusal message={refusal} />
      <SelectField
        {...field('translator')}
        label={i18n._(words.change)}
        placeholder={i18n._(words.choose)}
        options={options}
      />
      <div>
        <Button type="submit" size="small" isBusy={isSending} busyLabel={t`Sending`}>
          {i18n._(words.update)}
        </Button>
      </div>
    </Form>
  )
}
