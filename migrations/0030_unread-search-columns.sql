-- Nothing reads these columns. The version before still names them when it reads a record, so they stay as plain ones, empty
-- for what is new; the next version drops them.
DROP INDEX "artists_search_de";--> statement-breakpoint
DROP INDEX "artists_search_en";--> statement-breakpoint
DROP INDEX "images_search_de";--> statement-breakpoint
DROP INDEX "images_search_en";--> statement-breakpoint
DROP INDEX "images_keyword_trigrams";--> statement-breakpoint
DROP INDEX "news_search_de";--> statement-breakpoint
DROP INDEX "news_search_en";--> statement-breakpoint
ALTER TABLE "artists" ALTER COLUMN "search_de" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "artists" ALTER COLUMN "search_en" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "images" ALTER COLUMN "search_de" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "images" ALTER COLUMN "search_en" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "news" ALTER COLUMN "search_de" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "news" ALTER COLUMN "search_en" DROP EXPRESSION;