import { useState } from 'react';
import { isPreferenceOn, storePreferenceOn } from '#lib/stored-preference.ts';
import { Switch } from '#ui/form/Switch.tsx';

const preferenceKey = 'moderation.openNext';

/** Whether a decision opens the next change (the default) or the queue. */
export const shouldOpenNext = (): boolean => isPreferenceOn(preferenceKey);

export function OpenNextSwitch() {
  const [isOn, setIsOn] = useState(shouldOpenNext);
  return (
    <Switch
      label="Open the next change after a decision"
      isSelected={isOn}
      onChange={(next) => {
        setIsOn(next);
        storePreferenceOn(preferenceKey, next);
      }}
    />
  );
}
