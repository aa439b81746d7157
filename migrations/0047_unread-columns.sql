-- No query has read these since the search keeps its index in memory; engines of different versions stem differently, so a restored copy
-- was never the same in them.
DROP INDEX "artists_name_trigrams";--> statement-breakpoint
ALTER TABLE "artists" DROP COLUMN "search_de", DROP COLUMN "search_en";--> statement-breakpoint
ALTER TABLE "images" DROP COLUMN "search_de", DROP COLUMN "search_en";--> statement-breakpoint
ALTER TABLE "news" DROP COLUMN "search_de", DROP COLUMN "search_en";
