// When the breaker of a loop opens: as the project says, and by default.

import type { ProjectConfig } from '../../adapters/config/project-config.ts';
import { type BreakerLimits, defaultBreakerLimits } from '../../core/loop/breaker.ts';

export function breakerLimits({ breaker }: ProjectConfig): BreakerLimits {
  return { ...defaultBreakerLimits, ...breaker };
}
