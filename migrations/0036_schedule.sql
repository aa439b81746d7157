ALTER TABLE "artists" ADD COLUMN "published_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "published_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "published_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "published_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "heroes" ADD COLUMN "published_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "heroes" ADD COLUMN "published_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "published_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "images_published_from" ON "images" USING btree ("published_from") WHERE "images"."published_from" is not null;--> statement-breakpoint
CREATE INDEX "images_published_until" ON "images" USING btree ("published_until") WHERE "images"."published_until" is not null;