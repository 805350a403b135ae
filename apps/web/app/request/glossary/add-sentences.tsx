import { pairFields } from '@kakehashi/contract/memory'
import { maskPair } from '@kakehashi/domain/memory/mask-pair'
import type { NameEntry } from '@kakehashi/domain/request/name-sheet'
import { Button } from '@kakehashi/ui/button'
import { TextAreaField, TextField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useAddPairMutation } from '../../api/glossary-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useCallKey } from '../../forms/use-call-key.ts'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import styles from './glossary.module.css'
import { type NamedRequest, namesOn } from './names-on.ts'
import { SentencePair } from './sentence-pair.tsx'

interface AddSentencesProps {
  request: NamedRequest
  /** The list of names of the request. */
  entries: readonly NameEntry[]
}

/** Keeps a sentence of this paper and its translation. What will be stored is shown first. */
export function AddSentences(props: AddSentencesProps) {
  const [added, setAdded] = useState(0)
  return (
    <details className={styles.add}>
      <summary>
        <Trans>Add sentences to the memory</Trans>
      </summary>
      <AddForm key={added} {...props} onAdded={() => setAdded(added + 1)} />
    </details>
  )
}

function AddForm({ request, entries, onAdded }: AddSentencesProps & { onAdded: () => void }) {
  const { t } = useLingui()
  const prefix = useId()
  const callKey = useCallKey()
  const [add] = useAddPairMutation()
  const { form, field, formProps, isSending, refusal } = useSubmitForm({
    schema: pairFields,
    startWith: { english: '', japanese: '', otherNames: '' },
    send: async (body) => {
      const key = callKey.keyFor(body)
      await add({ requestId: request._id, key, body }).unwrap()
      showToast.success(t`Sentences added`)
      onAdded()
    },
    idPrefix: prefix,
  })
  const { english = '', japanese = '', otherNames = '' } = useWatch({ control: form.control })
  const names = namesOn(request, { entries, typed: otherNames })
  const isReady = english.trim() !== '' && japanese.trim() !== ''
  return (
    <Form {...formProps} className={styles.form}>
      <Refusal message={refusal} />
      <TextAreaField
        {...field('japanese')}
        label={t`Sentence in Japanese`}
        lang="ja"
        rows={2}
        required
      />
      <TextAreaField {...field('english')} label={t`Sentence in English`} rows={2} required />
      <TextField
        {...field('otherNames')}
        label={t`Other names in them`}
        hint={t`Of relatives, for example, with commas between. They are taken out and not stored`}
        autoComplete="off"
        isOptional
      />
      {isReady && (
        <div className={styles.preview}>
          <p>
            <Trans>This will be stored. Check that no name is left:</Trans>
          </p>
          <SentencePair pair={maskPair({ english, japanese }, names)} />
        </div>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="line" isBusy={isSending} busyLabel={t`Sending`}>
          <Trans>ADD SENTENCES</Trans>
        </Button>
      </div>
    </Form>
  )
}
