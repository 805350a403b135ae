import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import { useListReplyTemplatesQuery } from '../../api/reply-templates-api.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import { Empty } from '@kakehashi/ui/empty'
import { rowSheet } from '@kakehashi/ui/row-link'
import { useFocusFallback } from '@kakehashi/ui/use-focus-fallback'
import { useUpKey } from '../keys/use-keys.ts'
import { PlaceholderList } from './placeholder-list.tsx'
import { TemplateForm } from './template-form.tsx'
import { TemplateRow } from './template-row.tsx'
import styles from './templates.module.css'

/** Prepared replies, which staff insert into messages to customers. */
export default function Templates() {
  const { t } = useLingui()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // Removing a template also removes the focused button, so focus moves to the heading.
  const focusFallback = useFocusFallback(() => heading.current)
  const query = useListReplyTemplatesQuery(undefined, { refetchOnMountOrArgChange: true })
  const [added, setAdded] = useState(0)
  useUpKey('/admin/inbox', msg`Back to the messages`)
  return (
    <OfficePage
      title={t`Reply templates`}
      back={{ to: '/admin/inbox', label: <Trans>All messages</Trans> }}
      width="list"
    >
      <div className={styles.page}>
        <p className={styles.lede}>
          <Trans>
            A template is inserted in the language that the customer reads, and can be changed
            before it is sent.
          </Trans>
        </p>
        <PlaceholderList />
        <section aria-labelledby={headingId} {...focusFallback}>
          <h2 id={headingId} ref={heading} tabIndex={-1}>
            <Trans>Templates</Trans>
          </h2>
          <Loaded query={query} label={<Trans>Loading the templates</Trans>} lines={6}>
            {(templates) =>
              templates.length === 0 ? (
                <Empty title={<Trans>No templates yet</Trans>} />
              ) : (
                <ul role="list" className={rowSheet}>
                  {templates.map((template) => (
                    <TemplateRow key={template._id} template={template} />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </section>
        <section className={styles.new}>
          <h2>
            <Trans>New template</Trans>
          </h2>
          {/* A new form has a new id. */}
          <TemplateForm key={added} onSaved={() => setAdded(added + 1)} />
        </section>
      </div>
    </OfficePage>
  )
}
