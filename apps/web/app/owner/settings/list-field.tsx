import { Button } from '@kakehashi/ui/button'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import {
  type Control,
  type FieldArray,
  type FieldArrayPath,
  type FieldValues,
  useFieldArray,
} from 'react-hook-form'
import styles from './settings.module.css'

interface ListFieldProps<Values extends FieldValues, Name extends FieldArrayPath<Values>> {
  // The type of the parsed body does not matter here.
  control: Control<Values, unknown, never> | Control<Values, unknown, object>
  name: Name
  legend: string
  addLabel: string
  /** A new entry. */
  blank: FieldArray<Values, Name>
  children: (at: number) => ReactNode
}

/** Entries that can be added, removed and moved up. */
export function ListField<Values extends FieldValues, Name extends FieldArrayPath<Values>>(
  props: ListFieldProps<Values, Name>,
) {
  const { control, name, legend, addLabel, blank, children } = props
  const { fields, append, remove, move } = useFieldArray<Values, Name>({
    control: control as Control<Values>,
    name,
  })
  const id = useId()
  return (
    <fieldset className={styles.list}>
      <legend id={id}>{legend}</legend>
      {fields.map((entry, at) => (
        <div key={entry.id} className={styles.entry}>
          {children(at)}
          <div className={styles.buttons}>
            {at > 0 && (
              <Button variant="line" size="small" onClick={() => move(at, at - 1)}>
                <Trans>Move up</Trans>
              </Button>
            )}
            <Button variant="line" size="small" onClick={() => remove(at)}>
              <Trans>Remove</Trans>
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button variant="line" size="small" onClick={() => append(blank)}>
          {addLabel}
        </Button>
      </div>
    </fieldset>
  )
}
