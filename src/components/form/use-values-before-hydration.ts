import { useHydrated } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldPathValue, FieldValues, Path, UseFormSetValue } from 'react-hook-form';
import type { FieldRegistry } from './field-registry.ts';

/** Copies values that the user typed before hydration, which React ignores, into the form. */
export function useValuesBeforeHydration<Values extends FieldValues>(
  setValue: UseFormSetValue<Values>,
  fields: FieldRegistry,
) {
  const element = useRef<HTMLFormElement | null>(null);
  const [isHydrating] = useState(!useHydrated());
  const copyValues = useEffectEvent((shouldDirty: boolean) => {
    if (!isHydrating || !element.current) return;
    for (const [name, value] of new FormData(element.current)) {
      if (!fields.get(name)) continue;
      setValue(name as Path<Values>, value as FieldPathValue<Values, Path<Values>>, { shouldDirty });
    }
  });
  // Copy before the next render, which would clear the fields.
  useLayoutEffect(() => copyValues(false), []);
  // Copy again as changes, after all `useWatch` hooks have subscribed.
  useEffect(() => copyValues(true), []);
  return useCallback((form: HTMLFormElement | null) => {
    element.current = form;
  }, []);
}
