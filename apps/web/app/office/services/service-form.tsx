import type { ServiceView } from '@kakehashi/contract/services/services'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useUpdateServiceMutation } from '../../api/services-api.ts'
import { EditNotices } from '../../forms/edit-notices.tsx'
import { useUnsavedChanges } from '../../forms/use-unsaved-changes.tsx'
import { useEdits, useEditSession } from '../../forms/use-edit-session.ts'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { useIsMounted } from '@kakehashi/ui/use-is-mounted'
import { Button, ButtonLink } from '@kakehashi/ui/button'
import { TextAreaField, TextField } from '@kakehashi/ui/field'
import { Fieldset, Form, FormActions } from '@kakehashi/ui/form'
import { showToast } from '@kakehashi/ui/toast'
import { DeleteService } from './delete-service.tsx'
import { PictureField } from './picture-field.tsx'
import { PriceFields } from './price-fields.tsx'
import styles from './service-form.module.css'
import { ServiceState } from './service-state.tsx'
import {
  ceilingProblem,
  type ServiceBody,
  serviceForm,
  type ServiceValues,
  toSent,
  toServiceValues,
} from './service-values.ts'
import { usePictureUpload } from './use-picture-upload.ts'

const list = '/admin/servicelist'

export function ServiceForm({ service }: { service: ServiceView }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isHere = useIsMounted()
  const [update] = useUpdateServiceMutation()
  const edits = useEdits<'service', string | undefined>(service.version)
  const labels = {
    name: t`Name`,
    nameJa: t`Japanese name`,
    description: t`Description`,
    descriptionJa: t`Japanese description`,
    price: t`Price`,
    priceUnit: t`What the price is for`,
    minimumPrice: t`Minimum price`,
    usualWorkingDays: t`Usual working days`,
    kind: t`Kind of work`,
    quotesItself: t`Quote automatically from the price list`,
    quoteCeiling: t`Up to a total of`,
    icon: t`Icon`,
    image: t`Image`,
  }
  const { form, field, formProps, isSending, refusal } = useSubmitForm<ServiceValues, ServiceBody>({
    schema: serviceForm,
    startWith: toServiceValues(service),
    alsoCheck: ceilingProblem,
    send: async () => {
      // Wait for uploads; a failed one shows its error at the field.
      const arrived = await Promise.all([iconUpload.arrived(), imageUpload.arrived()])
      if (arrived.includes(false)) return
      // Send the form values, not the parsed body: the API parses them again and expects dollars.
      const typed = { ...toSent(form.getValues()), version: edits.versionFor('service') }
      await update({ serviceId: service._id, ...typed }).unwrap()
      showToast.success(t`Service updated`)
      unsaved.allowLeaving()
      if (isHere()) await navigate(list)
    },
    refusedAt: { 'service-name-taken': 'name' },
    onRefusal: (code) => {
      if (code === 'changed-meanwhile') edits.refused('service')
      return false
    },
  })
  const session = useEditSession({
    edits,
    name: 'service',
    form,
    values: toServiceValues(service),
    draft: `service:${service._id}`,
  })
  const setPicture = (kind: 'icon' | 'image') => (address: string) =>
    form.setValue(kind, address, { shouldDirty: true, shouldValidate: true })
  const iconUpload = usePictureUpload('icon', setPicture('icon'))
  const imageUpload = usePictureUpload('image', setPicture('image'))
  const isOnItsWay = iconUpload.sent !== undefined || imageUpload.sent !== undefined
  const unsaved = useUnsavedChanges(session.isDirty || isOnItsWay)
  const values = useWatch({ control: form.control })
  const { name, icon, image } = values
  return (
    <div className={styles.page}>
      <Form {...formProps} className={styles.form}>
        <EditNotices {...{ session, labels, isSending, refusal }} />
        <Fieldset legend={<Trans>What customers see</Trans>}>
          <div className={styles.pair}>
            <TextField {...field('name')} label={labels.name} autoComplete="off" required />
            <TextField
              {...field('nameJa')}
              label={labels.nameJa}
              isOptional
              autoComplete="off"
              lang="ja"
            />
            <TextAreaField {...field('description')} label={labels.description} rows={5} required />
            <TextAreaField
              {...field('descriptionJa')}
              label={labels.descriptionJa}
              isOptional
              rows={5}
              lang="ja"
            />
          </div>
        </Fieldset>
        <PriceFields field={field} labels={labels} chosen={values} />
        <Fieldset legend={<Trans>Pictures</Trans>}>
          <div className={styles.pair}>
            <PictureField
              {...field('icon')}
              kind="icon"
              label={labels.icon}
              value={icon ?? ''}
              serviceName={name ?? ''}
              upload={iconUpload}
              onPicture={setPicture('icon')}
            />
            <PictureField
              {...field('image')}
              kind="image"
              label={labels.image}
              value={image ?? ''}
              serviceName={name ?? ''}
              upload={imageUpload}
              onPicture={setPicture('image')}
            />
          </div>
        </Fieldset>
        <FormActions>
          <Button type="submit" isBusy={isSending} busyLabel={t`Saving`}>
            <Trans>UPDATE</Trans>
          </Button>
          <ButtonLink variant="line" to={list}>
            <Trans>Cancel</Trans>
          </ButtonLink>
        </FormActions>
      </Form>
      <aside className={styles.aside} aria-label={t`Service status`}>
        <ServiceState service={service} />
        <DeleteService service={service} onDeleted={unsaved.allowLeaving} />
      </aside>
      {unsaved.question}
    </div>
  )
}
