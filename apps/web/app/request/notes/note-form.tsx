import { type NoteAudience, noteAudiences } from '@kakehashi/domain/request/note-audience'
import { SelectField } from '@kakehashi/ui/field'
import { useLingui } from '@lingui/react/macro'
import { useWriteNoteMutation } from '../../api/notes-api.ts'
import type { OfficeRequest } from '../request-views.ts'
import { NoteBox } from './note-box.tsx'

interface NoteFormProps {
  request: OfficeRequest
  audience: NoteAudience
  onAudience: (audience: NoteAudience) => void
}

/** A note of the office. It says who reads it before it is sent. */
export function NoteForm({ request, audience, onAudience }: NoteFormProps) {
  const { t } = useLingui()
  const [write] = useWriteNoteMutation()
  const { _id: requestId, translatorName } = request
  const names: Record<NoteAudience, string> = {
    office: t`The office`,
    translator: t`For the translator`,
  }
  const hints: Record<NoteAudience, string> = {
    office: t`Only the office reads it.`,
    translator: translatorName
      ? t`${translatorName} and the office read it.`
      : t`Whoever is assigned as translator reads it, and the office.`,
  }
  return (
    <NoteBox
      draftName={`note:${requestId}`}
      idPrefix="note-"
      label={<span className="hush">{t`Note`}</span>}
      placeholder={t`Leave a comment...`}
      button={t`ADD NOTE`}
      sent={t`Note submitted`}
      send={async (comment, key) => {
        // A text for other readers is another note, also if it was sent before without a reply.
        await write({ requestId, comment, audience, key: `${key}-${audience}` }).unwrap()
        onAudience('office')
      }}
    >
      <SelectField
        id="note-audience"
        label={t`Who reads it`}
        hint={hints[audience]}
        value={audience}
        onChange={({ target }) => onAudience(target.value as NoteAudience)}
        options={noteAudiences.map((value) => ({ value, label: names[value] }))}
      />
    </NoteBox>
  )
}
