import { useHydrated } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldPathValue, FieldValues, Path, UseFormSetValue } from 'react-hook-form';
import type { FieldRegistry } from './field-registry.ts';

/**
 * React hydrates a field without looking at it: what was typed or chosen before goes into the form here.
 *
 * @returns for the form element
 */
export function useTypedBefore<Values extends FieldValues>(
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
  // The next render of a field would clear it.
  useLayoutEffect(() => takeOver(false), []);
  // By now the form and what watches it compare values with those that it began with.
  useEffect(() => takeOver(true), []);
  return useCallback((form: HTMLFormElement | null) => {
    element.current = form;
  }, []);
}
