import { useState } from 'react';
import { Switch } from '#ui/form/Switch.tsx';
import { isChoiceOn, keepChoiceOn } from '../kept-choice.ts';

const stored = 'moderation.openNext';

/** Whether a decision leads to the next change, which is the default, or back to the queue. */
export const opensNext = (): boolean => isChoiceOn(stored);

export function OpenNextSwitch() {
  const [isOn, setIsOn] = useState(opensNext);
  return (
    <Switch
      label="Open the next change after a decision"
      isSelected={isOn}
      onChange={(next) => {
        setIsOn(next);
        keepChoiceOn(stored, next);
      }}
    />
  );
}
