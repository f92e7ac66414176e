import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { Office } from '../office.tsx';
import { PanelScreen } from '../panel-screen.tsx';

/** Where the gate of paid school work leads (SES-018, SUB-060, SUB-061). */
export function OfflinePaymentScreen() {
  return (
    <PanelScreen
      title="Payment Required"
      lead="This part of the school opens with a plan. Please contact the office to arrange payment; it opens as soon as the office has received it."
      mood="paywall"
    >
      <Office />
      <div>
        <Link to="/home" className={buttonStyle({ variant: 'secondary' })}>
          Return to Home
        </Link>
      </div>
    </PanelScreen>
  );
}
