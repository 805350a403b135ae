import { problemText } from '@kakehashi/contract/fields/problems'
import { typedTemplate } from '@kakehashi/contract/paper-templates'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSurviveLogin } from '../../drafts/survive-login.ts'
import { addPart, changePart, movePart, putBack, removePart } from './change-template.ts'
import type { Part, Removed } from './change-template.ts'
import { type EditedTemplate, toTyped } from './edited-template.ts'

interface Kept {
  readonly template: EditedTemplate
}

/** A template as it is typed, what was removed from it, and what is still wrong. */
export function useTemplateEditor(what: string, begin: () => EditedTemplate) {
  const language = useLanguage()
  const [begun] = useState(begin)
  const [template, setTemplate] = useState(begun)
  const [saved, setSaved] = useState(begun)
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const [isChecked, setChecked] = useState(false)
  const fresh = useRef<string>(undefined)
  const isDirty = template !== saved

  const found = useSurviveLogin<Kept>(`paper-template:${what}`, () =>
    isDirty ? { template } : undefined,
  )
  const [isRestored, setRestored] = useState(false)
  if (found?.template && !isRestored) {
    setRestored(true)
    setTemplate(found.template)
  }

  const typed = toTyped(template)
  const checked = typedTemplate.safeParse(typed)
  const issues = checked.success ? [] : checked.error.issues
  const problems = issues.map(({ path, message }) => ({
    id: path.join('.'),
    message: problemText(message, language),
  }))
  const shown = isChecked ? problems : []

  return {
    template,
    typed,
    isDirty,
    isValid: checked.success,
    problems: shown,
    removed,
    /** True if it can be sent; if not, the problems are shown. */
    check: () => {
      setChecked(true)
      return checked.success
    },
    setTitle: (title: EditedTemplate['title']) => setTemplate({ ...template, title }),
    setFrom: (from: EditedTemplate['from']) => setTemplate({ ...template, from }),
    markSaved: (next: EditedTemplate) => {
      setTemplate(next)
      setSaved(next)
      setRemoved([])
      setChecked(false)
    },
    undo: () => {
      const [last, ...others] = removed
      if (!last) return
      fresh.current = last.part.id
      setRemoved(others)
      setTemplate(putBack(template, last))
    },
    editing: {
      errorAt: (path: string) => shown.find(({ id }) => id === path)?.message,
      isFresh: (id: string) => fresh.current === id,
      change: (id: string, change: Parameters<typeof changePart>[2]) =>
        setTemplate((now) => changePart(now, id, change)),
      add: (within: string | null, part: Part) => {
        fresh.current = part.id
        setTemplate((now) => addPart(now, within, part))
      },
      move: (id: string, by: 1 | -1) => {
        const label = document.activeElement?.getAttribute('data-tool')
        flushSync(() => setTemplate((now) => movePart(now, id, by)))
        focusTool(id, label ?? (by === 1 ? 'down' : 'up'))
      },
      remove: (id: string) => {
        const after = removePart(template, id)
        if (!after.removed) return
        const list = [after.removed, ...removed]
        flushSync(() => {
          setTemplate(after.template)
          setRemoved(list)
        })
        document.getElementById(undoId)?.focus()
      },
    },
  }
}

export const undoId = 'undo-removal'

/** Moving a part takes the focus from its button. */
function focusTool(id: string, tool: string): void {
  const part = document.querySelector(`[data-part="${CSS.escape(id)}"]`)
  part?.querySelector<HTMLElement>(`[data-tool="${CSS.escape(tool)}"]`)?.focus()
}
