// Removes what an earlier build left, so that files deleted from src/ do not live on in dist/.
import { rmSync } from 'node:fs';

rmSync('dist', { recursive: true, force: true });
