import { useHydrated } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldPathValue, FieldValues, Path, UseFormSetValue } from 'react-hook-form';
import type { FieldRegistry } from './field-registry.ts';

/**
 * Copies the values that the user entered before hydration into the form: React ignores them.
 *
 * @returns the ref of the form element
 */
export function useValuesBeforeHydration<Values extends FieldValues>(
  setValue: UseFormSetValue<Values>,
  fields: FieldRegistry,
) {
  const element = useRef<HTMLFormElement | null>(null);
  const [isHydrating] = useState(!useHydrated());
  const takeOver = useEffectEvent((shouldDirty: boolean) => {
    if (!isHydrating || !element.current) return;
    for (const [name, value] of new FormData(element.current)) {
      if (!fields.get(name)) continue;
      setValue(name as Path<Values>, value as FieldPathValue<Values, Path<Values>>, { shouldDirty });
    }
  });
  // Before the next render of a field, which would clear it.
  useLayoutEffect(() => takeOver(false), []);
  // Again after all `useWatch` have subscribed, now as changes.
  useEffect(() => takeOver(true), []);
  return useCallback((form: HTMLFormElement | null) => {
    element.current = form;
  }, []);
}
