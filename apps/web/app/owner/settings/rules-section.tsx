import { officeRules, type OfficeRules } from '@kakehashi/contract/office-rules'
import { Button } from '@kakehashi/ui/button'
import { CheckboxField, TextField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { z } from 'zod'
import {
  useChangeOfficeRulesMutation,
  useGetOfficeRulesQuery,
} from '../../api/office-drafts-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { useUnsavedChanges } from '../../forms/use-unsaved-changes.tsx'
import { useDates } from '../../i18n/use-dates.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import styles from './settings.module.css'

const typedNumber = (shape: z.ZodType<number, number>) =>
  z
    .string()
    .transform((text) => (text.trim() === '' ? Number.NaN : Number(text)))
    .pipe(shape)

const schema = z
  .object({
    staffSecondFactor: z.boolean(),
    publicPrices: z.boolean(),
    waitingNumbers: z.boolean(),
    expectProof: z.boolean(),
    readPictures: z.boolean(),
    quoteValidDays: typedNumber(officeRules.quoteValidDays),
    undoSeconds: typedNumber(officeRules.undoSeconds),
    deskGraceDays: typedNumber(officeRules.deskGraceDays),
    retentionDays: typedNumber(officeRules.retentionDays),
    failedSignInDays: typedNumber(officeRules.failedSignInDays),
    readDocuments: typedNumber(officeRules.bulkReading.shape.documents),
    readMinutes: typedNumber(officeRules.bulkReading.shape.minutes),
  })
  .transform(({ readDocuments, readMinutes, ...rules }) => ({
    ...rules,
    bulkReading: { documents: readDocuments, minutes: readMinutes },
  }))

/** What visitors do not read. A change takes effect at once. */
export default function RulesSection() {
  const query = useGetOfficeRulesQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Loaded query={query} label={<Trans>Loading the rules</Trans>} lines={6}>
      {(data) => <RulesForm {...data} />}
    </Loaded>
  )
}

function RulesForm({ rules, canReadPictures, changed }: OfficeRules) {
  const { t } = useLingui()
  const { officeDateAndTime } = useDates()
  const [change] = useChangeOfficeRulesMutation()
  const { field, form, formProps, isSending, refusal } = useSubmitForm({
    schema,
    startWith: valuesOf(rules),
    send: async (body) => {
      const saved = await change(body).unwrap()
      form.reset(valuesOf(saved.rules))
      showToast.success(t`Saved. It applies from now on.`)
    },
  })
  const { question } = useUnsavedChanges(form.formState.isDirty)
  const by = (name: keyof OfficeRules['changed']) => {
    const last = changed[name]
    if (!last) return undefined
    const at = officeDateAndTime(last.at)
    return last.by === undefined ? t`Last changed ${at}` : t`Last changed by ${last.by}, ${at}`
  }
  const number = (name: Parameters<typeof field>[0], ...hints: (string | undefined)[]) => ({
    ...field(name),
    className: styles.number,
    inputMode: 'numeric' as const,
    hint: joined(...hints),
  })
  return (
    <Form {...formProps} className={styles.form}>
      <h2>
        <Trans>Rules and protection</Trans>
      </h2>
      <p className={styles.lede}>
        <Trans>Visitors do not read these. A change takes effect at once.</Trans>
      </p>
      <Refusal message={refusal} />
      <CheckboxField
        {...field('staffSecondFactor')}
        label={t`Staff need two-step login`}
        hint={joined(t`Staff without it set it up at their next login.`, by('staffSecondFactor'))}
      />
      <CheckboxField
        {...field('publicPrices')}
        label={t`Show prices to the public`}
        hint={joined(t`Services then say ‘from’ with their price.`, by('publicPrices'))}
      />
      <CheckboxField
        {...field('waitingNumbers')}
        label={t`Give numbers to those who wait at the counter`}
        hint={joined(
          t`Clerks call them, and the page /waiting shows them on a screen on the wall.`,
          by('waitingNumbers'),
        )}
      />
      <CheckboxField
        {...field('expectProof')}
        label={t`Expect an approved proof copy`}
        hint={joined(
          t`Otherwise reviewers are asked why they go on. Without this, they are asked only if a proof copy was sent.`,
          by('expectProof'),
        )}
      />
      <CheckboxField
        {...field('readPictures')}
        label={t`Propose dates from pictures, and read the lines of passports`}
        hint={joined(
          canReadPictures
            ? t`A program on this machine looks at the documents; none leaves it. Every date and name is confirmed by a person.`
            : t`The program for it (tesseract) is not installed on this machine, so this has no effect yet.`,
          by('readPictures'),
        )}
      />
      <TextField
        {...number(
          'retentionDays',
          t`From 30 to 3650. Customers are mailed 14 days before.`,
          by('retentionDays'),
        )}
        label={t`Days until documents are deleted, after a request has ended`}
      />
      <TextField
        {...number('quoteValidDays', t`From 1 to 365`, by('quoteValidDays'))}
        label={t`Days in which a quote can be accepted`}
      />
      <TextField
        {...number(
          'undoSeconds',
          t`From 0 to 300. Until then the customer does not see the move.`,
          by('undoSeconds'),
        )}
        label={t`Seconds in which a move can be undone`}
      />
      <TextField
        {...number('deskGraceDays', t`From 0 to 90`, by('deskGraceDays'))}
        label={t`Days in which translators keep access after delivery`}
      />
      <TextField
        {...number('failedSignInDays', t`From 1 to 365`, by('failedSignInDays'))}
        label={t`Days in which failed logins are listed`}
      />
      <div className={styles.pair}>
        <TextField
          {...number(
            'readDocuments',
            t`Whoever opens more has to wait, and owners are told.`,
            by('bulkReading'),
          )}
          label={t`Documents that one person may open`}
        />
        <TextField {...number('readMinutes')} label={t`In so many minutes`} />
      </div>
      <div>
        <Button type="submit" isBusy={isSending} busyLabel={t`Saving`}>
          <Trans>SAVE</Trans>
        </Button>
      </div>
      {question}
    </Form>
  )
}

function joined(...sentences: (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined).join(' ')
}

function valuesOf(rules: OfficeRules['rules']) {
  return {
    staffSecondFactor: rules.staffSecondFactor,
    publicPrices: rules.publicPrices,
    waitingNumbers: rules.waitingNumbers,
    expectProof: rules.expectProof,
    readPictures: rules.readPictures,
    quoteValidDays: String(rules.quoteValidDays),
    undoSeconds: String(rules.undoSeconds),
    deskGraceDays: String(rules.deskGraceDays),
    retentionDays: String(rules.retentionDays),
    failedSignInDays: String(rules.failedSignInDays),
    readDocuments: String(rules.bulkReading.documents),
    readMinutes: String(rules.bulkReading.minutes),
  }
}
