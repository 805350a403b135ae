import { useState } from 'react'

import { Button } from '@kakehashi/ui/button'
import {
  CheckboxField,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
} from '@kakehashi/ui/field'
import { Fieldset, Form, FormActions } from '@kakehashi/ui/form'
import { RadioGroup } from '@kakehashi/ui/radio-group'
import { Columns, Specimen } from './specimen.tsx'

const branches = [
  { value: 'army', label: 'Army' },
  { value: 'marines', label: 'Marines' },
]

export function FieldParts({ prefix }: { prefix: string }) {
  const id = (name: string) => `${prefix}-${name}`
  return (
    <>
      <Specimen name="Field">
        <Columns>
          <TextField id={id('last')} label="Last name" hint="As your passport spells it" />
          <TextField id={id('middle')} label="Middle name" isOptional defaultValue="Alan" />
          <TextField
            id={id('phone')}
            label="Phone"
            type="tel"
            hint="A Japanese or US number, for example 090-1234-5678"
            error="Enter your phone number"
          />
          <SelectField
            id={id('branch')}
            label="Branch"
            options={branches}
            placeholder="Choose a branch"
          />
          <SelectField
            id={id('branch-bad')}
            label="Branch"
            options={branches}
            error="Choose a branch"
          />
          <PasswordField
            id={id('password')}
            label="Password"
            hint="At least 8 characters"
            autoComplete="new-password"
            defaultValue="correct-horse"
          />
          <TextField id={id('price')} label="Price" unit="$" defaultValue="45.00" />
          <TextField id={id('order')} label="Order" readOnly defaultValue="K-2026-00042" />
          <TextField id={id('off')} label="Translator" disabled defaultValue="Not assigned" />
          <TextAreaField id={id('words')} label="Write to us" placeholder="Leave a comment..." />
          <div>
            <CheckboxField id={id('keep')} label="Keep me logged in" defaultChecked />
            <CheckboxField
              id={id('read')}
              label="I have read how my documents are kept, for how long, and who may open them"
              hint="You can change your mind later"
            />
          </div>
          <RadioGroup
            id={id('way')}
            name={id('way')}
            legend="How do you want it?"
            options={[
              { value: 'counter', label: 'At our counter', hint: 'Without an appointment' },
              { value: 'post', label: 'By post' },
            ]}
          />
          <CheckboxField id={id('agree')} label="I agree" error="Agree before you go on" />
          <div lang="ja">
            <TextField
              id={id('name-ja')}
              label="お名前（漢字）"
              hint="パスポートと同じ順序でご入力ください"
              error="お名前を入力してください"
              isOptional
            />
          </div>
        </Columns>
      </Specimen>
      <SampleForm id={id} />
    </>
  )
}

function SampleForm({ id }: { id: (name: string) => string }) {
  const [hasFailed, setFailed] = useState(true)
  const problems = [
    { id: id('form-phone'), message: 'Enter your phone number' },
    { message: 'The office did not answer. Nothing was sent.' },
  ]
  return (
    <Specimen name="Form">
      <Form
        aria-label={id('form')}
        problems={hasFailed ? problems : []}
        onSubmit={(event) => {
          event.preventDefault()
          setFailed(true)
        }}
      >
        <Fieldset legend="Contact details" hint="Only about your requests">
          <TextField
            id={id('form-phone')}
            label="Phone"
            error={hasFailed ? 'Enter your phone number' : undefined}
            onChange={() => setFailed(false)}
          />
        </Fieldset>
        <FormActions>
          <Button type="submit">CREATE ACCOUNT</Button>
          <Button variant="line">Cancel</Button>
        </FormActions>
      </Form>
    </Specimen>
  )
}
