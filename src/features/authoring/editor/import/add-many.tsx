import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/feedback/toasts.ts';
import type { ImportDialog, ImportDialogProps } from './import-dialog.tsx';

type AddManyProps = Omit<ImportDialogProps, 'onClose'> & { isDisabled: boolean };

/** Opens the dialog for many questions at once. Its parsers are loaded when it is wanted. */
export function AddMany({ isDisabled, onAdd, ...target }: AddManyProps) {
  const [Dialog, setDialog] = useState<typeof ImportDialog>();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const open = async () => {
    setIsLoading(true);
    try {
      const { ImportDialog: Loaded } = await import('./import-dialog.tsx');
      setDialog(() => Loaded);
      setIsOpen(true);
    } catch {
      const message = 'This could not be loaded. Check the connection and try again.';
      toast({ profile: 'app', tone: 'error', message });
    }
    setIsLoading(false);
  };
  const add: ImportDialogProps['onAdd'] = (...added) => {
    setIsOpen(false);
    onAdd(...added);
  };
  return (
    <>
      <Button
        icon={<ListPlus aria-hidden="true" />}
        isDisabled={isDisabled}
        busy={isLoading ? 'Loading…' : undefined}
        onPress={open}
      >
        Add many questions
      </Button>
      {Dialog && isOpen ? <Dialog {...target} onAdd={add} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
