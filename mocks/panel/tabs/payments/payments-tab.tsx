export const PaymentsTab = () => null;
