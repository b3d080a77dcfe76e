// A set-up file: of each file that is listed as long, a sampled run takes a few tests.
import { sampleLongFiles } from './sampled.ts';

sampleLongFiles();
