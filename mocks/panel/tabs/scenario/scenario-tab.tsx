export const ScenarioTab = () => null;
